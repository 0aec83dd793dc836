import { expect, it } from 'vitest'
import { isRouterState } from './router-state.js'

const page = ['__PAGE__', {}, null, 'refetch']
const theme = [['templateUUID', 'a-theme', 'd', null], { children: page }]

it.each([
  [['', {}]],
  [['', { children: ['theme', { children: theme }, null, null, 16] }, null, null, 16]],
  [['', { children: page, modal: page }, ['/doran-tales', '?q=비'], 'metadata-only', 1, 'x']],
  [[['a', 'b', 'di(..)(..)', ['new', 'landing']], {}]],
])('knows a state that Next reads: %j', (state) => {
  expect(isRouterState(encodeURIComponent(JSON.stringify(state)))).toBe(true)
})

it.each([
  undefined,
  '',
  'garbage',
  '%',
  '[[[[',
  'null',
  '{}',
  '[]',
  '[""]',
  '["",[]]',
  '["",{"children":1}]',
  '["",{"children":["x",{"children":[]}]}]',
  '["",{},null,"bogus"]',
  '["",{},["/"]]',
  '["",{},null,null,"16"]',
  '["",{},null,null,1,null]',
  '["",{},null,null,1,"x",1]',
  '[["id","x","d"],{}]',
  '[["id","x","z",null],{}]',
  '[["id","x","d",[1]],{}]',
  '["",{}], ["",{}]',
  '['.repeat(9_000),
])('knows %j as none', (header) => expect(isRouterState(header)).toBe(false))
