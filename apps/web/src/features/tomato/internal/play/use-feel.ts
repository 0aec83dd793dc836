import { useState } from 'react'
import { useStoredChoice, type StoredChoice } from '@doran/site/core'
import { STORAGE_KEYS } from '@doran/contract/names'
import type { Popped } from '../run/field-run'
import { createPlop } from '../run/plop'

const SOUND: StoredChoice<'off' | 'on'> = { key: STORAGE_KEYS.tomatoSound, values: ['off', 'on'] }
const HAPTICS: StoredChoice<'off' | 'on'> = {
  key: STORAGE_KEYS.tomatoHaptics,
  values: ['off', 'on'],
}

export type Feel = {
  isSoundOn: boolean
  isHapticsOn: boolean
  setSound: (isOn: boolean) => void
  setHaptics: (isOn: boolean) => void
  pop: (popped: Popped) => void
}

/** What is heard and felt of a pop, where that was asked for. */
export function useFeel(): Feel {
  const [sound, setSound] = useStoredChoice(SOUND)
  const [haptics, setHaptics] = useStoredChoice(HAPTICS)
  const [plop] = useState(() => createPlop(() => new AudioContext()))
  return {
    isSoundOn: sound === 'on',
    isHapticsOn: haptics === 'on',
    setSound: (isOn) => setSound(isOn ? 'on' : 'off'),
    setHaptics: (isOn) => setHaptics(isOn ? 'on' : 'off'),
    pop({ stage }) {
      if (sound === 'on') plop(stage === 'red')
      // Safari and desktop browsers have none.
      if (haptics === 'on' && 'vibrate' in navigator) navigator.vibrate(stage === 'red' ? 12 : 30)
    },
  }
}
