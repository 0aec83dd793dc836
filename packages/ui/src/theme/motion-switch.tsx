'use client'
import { type Motion, motionAttribute } from './reading-comfort.js'
import { useRootPreference } from './use-root-preference.js'

export type MotionSwitchProps = { storageName: string; initial?: Motion }

export function MotionSwitch({ storageName, initial = 'full' }: MotionSwitchProps) {
  const [motion, choose] = useRootPreference('data-motion', storageName, motionAttribute, initial)
  return (
    <label className="relative inline-flex min-h-11 items-center gap-3 rounded-pill text-sm font-semibold text-text-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember">
      <input
        type="checkbox"
        role="switch"
        aria-checked={motion === 'reduce'}
        checked={motion === 'reduce'}
        onChange={(event) => choose(event.currentTarget.checked ? 'reduce' : 'full')}
        className="peer absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
      />
      <span
        aria-hidden="true"
        className="inline-flex h-7 w-12 items-center rounded-pill border border-line-strong bg-surface-2 p-[3px] transition-colors duration-(--motion-state) peer-checked:border-ember peer-checked:bg-ember peer-checked:*:translate-x-5 peer-checked:*:bg-on-ember"
      >
        <span className="size-5 rounded-pill bg-text-2 transition-transform duration-(--motion-state) ease-sallang" />
      </span>
      움직임 줄이기
    </label>
  )
}
