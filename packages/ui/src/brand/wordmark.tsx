import { joinClasses } from '../internal/join-classes.js'

export type WordmarkProps = {
  /** Height in px; the width follows and is never under 56. */
  height?: number
  /** One colour: the ember becomes a ring. */
  isMono?: boolean
  className?: string
}

const aspect = 58 / 26

/** “도란”: two stems lean in, an ember floats between their tips, ㄴ smiles. */
export function Wordmark({ height = 28, isMono = false, className }: WordmarkProps) {
  const width = Math.max(56, Math.round(height * aspect))
  return (
    <svg
      viewBox="0 0 58 26"
      width={width}
      height={Math.round(width / aspect)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="도란"
      className={joinClasses('shrink-0', className)}
    >
      <path pathLength={1} d="M20.5 3.5H6.5V11.5H20.5" />
      <path pathLength={1} d="M13.3 22 14.4 15.6M2.5 22H24.5" />
      <path pathLength={1} d="M33.5 3.5H43.5V7.7H33.5V12H44" />
      <path pathLength={1} d="M50.2 16.5 49.3 2.6M50 9H55.5" />
      <path pathLength={1} d="M34.5 17.3C36 24.5 48 25.5 54 21.6" />
      <circle
        cx="27.6"
        cy="7.5"
        r={isMono ? 1.3 : 1.9}
        strokeWidth={isMono ? 0.9 : 0}
        fill={isMono ? 'none' : 'var(--color-ember)'}
      />
    </svg>
  )
}
