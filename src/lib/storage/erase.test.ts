import { expect, test } from 'vitest'
import { local, tab } from './storage'
import { eraseAll } from './erase'

test('B9: erasing takes everything of the app from both storages and leaves what others keep', () => {
  const ours = [
    'token',
    'rememberMe',
    'root',
    'theme',
    'sidebar',
    'start-page',
    'sent:1',
    'passengers:u1',
    'recent-stations:u1',
  ]
  for (const key of ours) local.set(key, 'x')
  tab.set('draft:u1:booking:t1', 'x')
  tab.set('chunk-reload:login', 'x')
  tab.set('tsr-scroll-restoration-v1_3', 'x')
  local.set('another-app', 'x')
  eraseAll()
  expect(ours.map((key) => local.get(key))).toEqual(ours.map(() => null))
  expect(tab.keys()).toEqual([])
  expect(local.get('another-app')).toBe('x')
  local.remove('another-app')
})
