import { useSyncExternalStore } from 'react'
import type { SpeechPort } from './speaker'

/** Whether the browser can read Korean aloud; false on a server and until its voices are known. */
export function useHasKoreanVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => findKoreanVoice() !== null,
    () => false,
  )
}

/** One of the device itself where there is one: others send the text away. */
export function findKoreanVoice(): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? []
  const korean = voices.filter(({ lang }) => /^ko(?:[-_]|$)/i.test(lang))
  return korean.find(({ localService }) => localService) ?? korean[0] ?? null
}

export function browserSpeech(voice: SpeechSynthesisVoice): SpeechPort {
  // Chrome drops one that nothing refers to, and never says that it ended.
  let spoken: SpeechSynthesisUtterance | null = null
  return {
    speak(sentence, { rate, onEnd, onFail }) {
      spoken = new SpeechSynthesisUtterance(sentence)
      spoken.voice = voice
      spoken.lang = voice.lang
      spoken.rate = rate
      spoken.addEventListener('end', onEnd)
      spoken.addEventListener('error', onFail)
      synthesis()?.speak(spoken)
    },
    cancel() {
      spoken = null
      synthesis()?.cancel()
    },
  }
}

function subscribe(listener: () => void) {
  const speech = synthesis()
  speech?.addEventListener('voiceschanged', listener)
  return () => speech?.removeEventListener('voiceschanged', listener)
}

function synthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined
}
