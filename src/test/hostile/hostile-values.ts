const user = '"user":{"_id":"x","name":"Mallory","role":"admin","roles":[]}'

/** What storage can hold instead of what the app put there. */
export const hostileValues: readonly string[] = [
  '',
  ' ',
  'undefined',
  'null',
  'true',
  '0',
  '[]',
  '{}',
  '{"state":null}',
  '{"state":[]}',
  '{"state":{"isAuthenticated":"yes"}}',
  `{"state":{${user},"isAuthenticated":true},"version":1}`,
  `{"state":{${user},"isAuthenticated":true},"version":99}`,
  `{"state":{"user":5,"isAuthenticated":true}}`,
  '{"__proto__":{"polluted":true},"state":{"__proto__":{"polluted":true},"isAuthenticated":true}}',
  '{"state":{"isAuthenticated":true,"constructor":{"prototype":{"polluted":true}}}}',
  '{"state":{',
  '"text"',
  'token\nX-Injected: 1',
  'tok\u0000en',
  '🚆🚆',
  '<img src=x onerror=alert(1)>',
  'eyJhbGciOiJub25lIn0.e30.',
  // About all that a browser takes for one origin.
  'x'.repeat(4_900_000),
]
