'use client'
import { Switch } from '../controls/switch.js'
import { type Motion, motionAttribute } from './reading-comfort.js'
import { useRootPreference } from './use-root-preference.js'

export type MotionSwitchProps = { storageName: string; initial?: Motion }

export function MotionSwitch({ storageName, initial = 'full' }: MotionSwitchProps) {
  const [motion, choose] = useRootPreference('data-motion', storageName, motionAttribute, initial)
  return (
    <Switch
      label="움직임 줄이기"
      isOn={motion === 'reduce'}
      onChange={(isOn) => choose(isOn ? 'reduce' : 'full')}
    />
  )
}
