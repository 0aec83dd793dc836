import type { ReactNode } from 'react'

/** The player's own, in the look of the icons of the interface; no other page pays for them. */
const SHAPES = {
  again: (
    <>
      <path d="M19 12a7 7 0 1 1-2.2-5.1" />
      <path d="M19.5 3.6v4.1h-4.1" />
    </>
  ),
  remember: (
    <>
      <path d="M8.2 3.8h7.6M9.4 3.8v5.4l-2.9 3.6v1.6h11v-1.6l-2.9-3.6V3.8" />
      <path d="M12 14.4v6" />
    </>
  ),
  listen: (
    <>
      <path d="M4 9.4v5.2h3.4l4.4 3.7V5.7L7.4 9.4z" />
      <path d="M15.4 9.2a4 4 0 0 1 0 5.6M18 6.6a7.6 7.6 0 0 1 0 10.8" />
    </>
  ),
  like: (
    <path d="M4.2 10.6h3.4v9H4.2zM7.6 11l3.6-7c1.5 0 2.4 1.1 2.2 2.6l-.5 3h4.9a1.9 1.9 0 0 1 1.9 2.3l-1.3 6a2.2 2.2 0 0 1-2.2 1.7H7.6" />
  ),
  dislike: (
    <path d="M19.8 13.4h-3.4v-9h3.4zM16.4 13l-3.6 7c-1.5 0-2.4-1.1-2.2-2.6l.5-3H6.2a1.9 1.9 0 0 1-1.9-2.3l1.3-6a2.2 2.2 0 0 1 2.2-1.7h8.6" />
  ),
  play: <path d="M8 5.2v13.6L18.6 12z" />,
  pause: <path d="M8.6 5.5v13M15.4 5.5v13" />,
} satisfies Record<string, ReactNode>

export type ActIconName = keyof typeof SHAPES

type ActIconProps = { name: ActIconName; isFilled?: boolean }

/** Always decoration: the control around it carries the name. */
export function ActIcon({ name, isFilled = false }: ActIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  )
}
