/** What reads a sentence aloud; the browser's, or a fake. */
export interface SpeechPort {
  /** Calls `onEnd` once the sentence was read to its end, `onFail` where it was not. */
  speak: (
    sentence: string,
    options: { rate: number; onEnd: () => void; onFail: () => void },
  ) => void
  cancel: () => void
}

export type SpeakerState = 'speaking' | 'paused' | 'over'

type SpeakerOptions = {
  speech: SpeechPort
  sentences: readonly string[]
  rate: number
  onChange: (state: SpeakerState) => void
}

/**
 * Reads sentences one by one. A pause ends the sentence and goes on at its beginning: browsers of phones cannot hold
 * one, and long ones break off by themselves.
 */
export function createSpeaker({ speech, sentences, rate: firstRate, onChange }: SpeakerOptions) {
  let at = 0
  let rate = firstRate
  let state: SpeakerState = 'paused'
  /** Of what was cancelled, browsers report an end too. */
  let run = 0

  function change(next: SpeakerState) {
    if (state === next) return
    state = next
    onChange(next)
  }
  function say() {
    run += 1
    const mine = run
    const sentence = sentences[at]
    if (sentence === undefined) {
      at = 0
      return change('over')
    }
    change('speaking')
    speech.speak(sentence, {
      rate,
      onEnd: () => {
        if (mine !== run) return
        at += 1
        say()
      },
      onFail: () => {
        if (mine === run) change('paused')
      },
    })
  }
  function hush() {
    run += 1
    speech.cancel()
  }

  return {
    /** From where it was paused, else from the beginning. */
    play: say,
    pause() {
      hush()
      change('paused')
    },
    stop() {
      hush()
      at = 0
      change('over')
    },
    /** The sentence that is being read begins anew. */
    setRate(next: number) {
      if (next === rate) return
      rate = next
      if (state !== 'speaking') return
      hush()
      say()
    },
  }
}
