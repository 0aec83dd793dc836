// @vitest-environment node
import { expect, test } from 'vitest'
import { createSpeaker, type SpeakerState, type SpeechPort } from './speaker'

type Said = { sentence: string; rate: number; end: () => void; fail: () => void }

function open(sentences = ['하나.', '둘.', '셋.']) {
  const said: Said[] = []
  const states: SpeakerState[] = []
  let cancelled = 0
  const speech: SpeechPort = {
    speak: (sentence, { rate, onEnd, onFail }) =>
      said.push({ sentence, rate, end: onEnd, fail: onFail }),
    cancel: () => (cancelled += 1),
  }
  const speaker = createSpeaker({
    speech,
    sentences,
    rate: 1,
    onChange: (state) => states.push(state),
  })
  const endLast = () => said.at(-1)?.end()
  return {
    speaker,
    said,
    states,
    endLast,
    sentences: () => said.map(({ sentence }) => sentence),
    cancels: () => cancelled,
  }
}

test('reads one sentence after the other, then is over and begins anew', () => {
  const { speaker, sentences, states, endLast } = open()
  speaker.play()
  endLast()
  endLast()
  endLast()
  expect(sentences()).toEqual(['하나.', '둘.', '셋.'])
  expect(states).toEqual(['speaking', 'over'])
  speaker.play()
  expect(sentences().at(-1)).toBe('하나.')
})

test('goes on with the sentence at which it was paused, whatever the browser says of the cancelled one', () => {
  const { speaker, said, sentences, states, endLast } = open()
  speaker.play()
  endLast()
  speaker.pause()
  said[1]?.end()
  said[1]?.fail()
  expect(sentences()).toEqual(['하나.', '둘.'])
  speaker.play()
  expect(sentences()).toEqual(['하나.', '둘.', '둘.'])
  expect(states).toEqual(['speaking', 'paused', 'speaking'])
})

test('a stop cancels what is read, and the next play begins at the first sentence', () => {
  const { speaker, sentences, endLast, cancels } = open()
  speaker.play()
  endLast()
  speaker.stop()
  expect(cancels()).toBe(1)
  speaker.play()
  expect(sentences().at(-1)).toBe('하나.')
})

test('another rate begins the sentence anew, and while it is paused only the next one has it', () => {
  const { speaker, said } = open()
  speaker.play()
  speaker.setRate(1.25)
  expect(said.map(({ rate }) => rate)).toEqual([1, 1.25])
  speaker.pause()
  speaker.setRate(0.8)
  expect(said).toHaveLength(2)
  speaker.play()
  expect(said.at(-1)).toMatchObject({ sentence: '하나.', rate: 0.8 })
})

test('a sentence that cannot be read pauses', () => {
  const { speaker, said, states } = open()
  speaker.play()
  said[0]?.fail()
  expect(states).toEqual(['speaking', 'paused'])
})
