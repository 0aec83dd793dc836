import { MascotDo } from './mascot-do.js'
import type { MascotPose } from './mascot-face.js'
import { MascotRan } from './mascot-ran.js'

export type { MascotPose }
export type MascotName = 'do' | 'ran'
export type MascotProps = { name: MascotName; pose?: MascotPose; className?: string }

/** Only for empty states, waits over a second and moments of success. Decoration. */
export function Mascot({ name, pose = 'wait', className }: MascotProps) {
  const Figure = name === 'do' ? MascotDo : MascotRan
  return (
    <svg
      viewBox="0 0 96 96"
      width={96}
      height={96}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(className ? { className } : {})}
    >
      <Figure pose={pose} />
    </svg>
  )
}
