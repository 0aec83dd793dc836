'use client'

import type { Pace } from '@doran/contract'
import { ChoiceRow, Segmented, type SegmentedOption } from '@doran/ui'
import { usePace, useStreamVoice, type StreamVoice } from './reading-preferences.js'

const PACE = '글이 나오는 속도'
const PACES: ReadonlyArray<SegmentedOption<Pace>> = [
  { value: 'calm', label: '천천히' },
  { value: 'normal', label: '보통' },
  { value: 'fast', label: '빠르게' },
  { value: 'instant', label: '한 번에' },
]

const VOICE = '스크린 리더'
const VOICES: ReadonlyArray<SegmentedOption<StreamVoice>> = [
  { value: 'sentence', label: '한 문장씩' },
  { value: 'turn', label: '장면이 끝나면' },
  { value: 'off', label: '읽지 않기' },
]

export function PaceChoice() {
  const [pace, setPace] = usePace()
  return (
    <ChoiceRow label={PACE}>
      <Segmented legend={PACE} options={PACES} value={pace} onChange={setPace} />
    </ChoiceRow>
  )
}

export function StreamVoiceChoice() {
  const [voice, setVoice] = useStreamVoice()
  return (
    <ChoiceRow label={VOICE} hint="스크린 리더를 쓸 때 새 장면을 어떻게 읽어 줄지 정해요.">
      <Segmented legend={VOICE} options={VOICES} value={voice} onChange={setVoice} />
    </ChoiceRow>
  )
}
