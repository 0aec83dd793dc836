import { expect, it } from 'vitest'
import { lastSentenceOf } from './last-sentence.js'

it.each([
  ['문이 열렸다. 눈이 왔다.', '눈이 왔다.'],
  ['문이 열렸다.\n\n“그래요. 이제 가요.”', '“그래요. 이제 가요.”'],
  ['눈이 왔다. “그래요. 가요.” 하고 하진이 웃었다.', '“그래요. 가요.” 하고 하진이 웃었다.'],
  ['“그래요. 가요.”라고 하진이 말했다.', '“그래요. 가요.”라고 하진이 말했다.'],
  ['“가요.” 하늘이 갰다.', '하늘이 갰다.'],
  ['“누구세요?” 대답이 없었다…', '대답이 없었다…'],
  ['"그래요. 가요." 그가 웃었다.', '그가 웃었다.'],
  ['눈이 왔다. ‘미안하다.’', '‘미안하다.’'],
  ['쪽지에는 ‘“가요.”’ 그뿐이었다.', '쪽지에는 ‘“가요.”’ 그뿐이었다.'],
  ['“읽어 봐. ‘별은 물에도 있어.’” 그가 코를 풀었다.', '그가 코를 풀었다.'],
  ['(문이 닫힌다.)', '(문이 닫힌다.)'],
  ['3.5초쯤 지났다. 문이', '문이'],
  ['', ''],
])('takes the last whole sentence of %j', (text, last) => {
  expect(lastSentenceOf(text)).toBe(last)
})

it('cuts a long sentence at the end of a word', () => {
  const long = `${'눈이 내리는 '.repeat(10)}밤이었다.`
  const last = lastSentenceOf(`짧다. ${long}`)
  expect(last).toMatch(/^(눈이 내리는 )+눈이( 내리는)?…$/)
  expect(last.length).toBeLessThanOrEqual(60)
})

it('keeps of a long speech its last sentence, in quotes', () => {
  const speech = `“${'우산은 두고 가세요. '.repeat(8)}비는 그칠 거예요.”`
  expect(lastSentenceOf(speech)).toBe('“비는 그칠 거예요.”')
})

it('closes a quote that it cut', () => {
  const last = lastSentenceOf(`하진이 “${'아주 긴 말을 '.repeat(10)}했다.”라고 말했다.`)
  expect(last).toMatch(/…”$/)
})

it('cuts what has no words to end at', () => {
  expect(lastSentenceOf('가'.repeat(90))).toBe(`${'가'.repeat(59)}…`)
})
