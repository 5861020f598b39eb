import Testing

@testable import Publishing

@Suite struct BuildEnvironmentTests {
  @Test(arguments: [
    (0, "/root"),
    (7, nil),
    (70, "/srv/a name"),
    (71, nil),
    (72, nil),
    (700, nil),
  ])
  func homeFolder(of user: UInt32, isFieldSix expected: String?) {
    let users = """
      # users
      root:x:0:0:root:/root:/bin/sh

      web:x:70:7::/srv/a name:/usr/sbin/nologin
      none:x:71:7:::/bin/sh
      short:x:72:7:
      """
    #expect(BuildEnvironment.homeFolder(of: user, in: Array(users.utf8)) == expected)
  }
}
