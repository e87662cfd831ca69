import { expect, test } from 'vitest'
import { ownPicture } from './own-origin'

const [page, api] = ['https://trains.example', 'https://api.example']
const shown = (address: string | undefined) => ownPicture(address, page, api)

test.each([
  ['/pictures/7.png', 'https://api.example/pictures/7.png'],
  ['https://api.example/7.png?w=64', 'https://api.example/7.png?w=64'],
  ['https://trains.example/7.png', 'https://trains.example/7.png'],
])('goal G31: %s is a picture of our own', (address, url) => expect(shown(address)).toBe(url))

test.each([
  undefined,
  '',
  'https://elsewhere.example/7.png',
  '//elsewhere.example/7.png',
  'http://api.example/7.png',
  'https://api.example@elsewhere.example/7.png',
  'https://api.example.elsewhere.example/7.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://',
  'blob:https://elsewhere.example/1',
  'vbscript:x',
  'file:///etc/passwd',
])('goal G31: %j is not, and nobody is asked for it', (address) => expect(shown(address)).toBeUndefined())

test('goal G31: on one origin the page and its API are the same', () => {
  expect(ownPicture('/7.png', page, '/')).toBe('https://trains.example/7.png')
  expect(ownPicture('https://api.example/7.png', page, '/')).toBeUndefined()
})
