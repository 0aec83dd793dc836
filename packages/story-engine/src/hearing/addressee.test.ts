import { expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { findAddressee } from './addressee.js'
import { findMentions } from './find-mentions.js'

const scene = compileTheme(lighthouse, { bridges: [] }).scenes.get('yard')

it.each([
  ['해준에게 윤서 일을 묻는다', '해준'],
  ['윤서 얘기를 해준한테 꺼낸다', '해준'],
  ['“해준 씨, 윤서는요?”', '해준'],
  ['윤서야 뭐 해', '윤서'],
  ['등대지기님! 불이 꺼졌어요', '해준'],
  ['해준이랑 이야기한다', '해준'],
  ['해준을 설득한다', '해준'],
  ['해준이 뭐 하는지 본다', null],
  ['발자국을 본다', null],
])('%s is said to %s', (text, addressee) => {
  if (!scene) throw new Error('the lighthouse has a yard')
  expect(findAddressee(scene, text, findMentions(scene, text))).toBe(addressee)
})
