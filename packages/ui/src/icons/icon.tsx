import { iconShapes } from './icon-shapes.js'

export type IconName = keyof typeof iconShapes

export type IconProps = { name: IconName; size?: 16 | 20 | 24 | 32; className?: string }

/** Always decoration: the control around it carries the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...(className ? { className } : {})}
    >
      {iconShapes[name]}
    </svg>
  )
}
