'use client'
import { Segmented, type SegmentedOption } from '../controls/segmented.js'
import { type TextSize, textSizeAttribute } from './reading-comfort.js'
import { useRootPreference } from './use-root-preference.js'

const options = [
  { value: 'normal', label: '보통' },
  { value: 'large', label: '크게' },
  { value: 'larger', label: '더 크게' },
] as const satisfies ReadonlyArray<SegmentedOption<TextSize>>

export type TextSizeSwitchProps = { storageName: string; initial?: TextSize }

export function TextSizeSwitch({ storageName, initial = 'normal' }: TextSizeSwitchProps) {
  const [size, choose] = useRootPreference(
    'data-text-size',
    storageName,
    textSizeAttribute,
    initial,
  )
  return <Segmented legend="글자 크기" options={options} value={size} onChange={choose} />
}
