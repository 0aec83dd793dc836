import { useEffect, useMemo, useState } from 'react'
import { splitSentences } from '@doran/story-reader'
import { browserSpeech } from './korean-voice'
import { createSpeaker, type SpeakerState } from './speaker'

/** Reads a text aloud from now on, until it is left. */
export function useSpeaker(text: string, voice: SpeechSynthesisVoice, rate: number) {
  const [state, setState] = useState<SpeakerState>('paused')
  const [firstRate] = useState(rate)
  const speaker = useMemo(() => {
    const sentences = splitSentences(text).map((sentence) => sentence.trim())
    return createSpeaker({
      speech: browserSpeech(voice),
      sentences: sentences.filter((sentence) => sentence !== ''),
      rate: firstRate,
      onChange: setState,
    })
  }, [text, voice, firstRate])

  useEffect(() => {
    const stop = () => speaker.stop()
    speaker.play()
    // Some browsers read on after the page is gone.
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [speaker])
  useEffect(() => speaker.setRate(rate), [speaker, rate])

  return { state, speaker }
}
