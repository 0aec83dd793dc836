import type { ReactNode } from 'react'

// Drawn around a picture whose middle is 0 0 and whose radius is 50; what burns and shines is the same in both themes.
const FIRE = 'var(--color-tier-s)'
const GOLD = 'var(--color-tier-a)'
const around = [0, 60, 120, 180, 240, 300]

/** The tongues of one side, from below up to the crown. */
const TONGUES =
  'M0 50C8.4 53.4 17.3 51.7 32.2 44.6Q24.2 47.7 26.5 42.4C36.2 42.1 43.7 36.7 52.8 22.7Q45.4 28.3 44.6 22.7C53.9 18.1 58.7 9.9 59.6-6.9Q53.5 1.7 49.9-2.6C56.9-10.9 58.1-20.3 51.2-35Q47.9-23.9 42.9-25.8C46.5-36.4 44.5-45.3 33-54.9Q32.9-42.2 28-41.5A50 50 0 0 1 0 50z'

const frames = {
  /** 불씨: tongues of fire that rise to a crown. */
  'frame-ember': (
    <>
      <g fill={FIRE}>
        <path d={TONGUES} />
        <path d={TONGUES} transform="scale(-1 1)" />
        <path d="M-30-40C-27-52-14-51-7-58-4.5-60.5-3-62.5-2.5-65.5 4-62 6.5-58 8-54.5 10-56.5 11.5-59 12-62 18-58 19-52 30-40A50 50 0 0 0-30-40z" />
      </g>
      <circle r="50" fill="none" stroke={FIRE} strokeWidth="5" />
      <circle r="48.5" fill="none" stroke={GOLD} strokeWidth="3" />
      <path d="M-11-47.5C-9-52-4-53-1-59 4-55 5-52 11-47.5z" fill={GOLD} />
    </>
  ),
  /** 등불: a silk lantern, red above and blue below. */
  'frame-lantern': (
    <>
      <path d="M-60 0A60 54 0 0 1 60 0H48.5A48.5 48.5 0 0 0-48.5 0z" fill={FIRE} />
      <path d="M-60 0A60 54 0 0 0 60 0H48.5A48.5 48.5 0 0 1-48.5 0z" fill="var(--color-info)" />
      <path d="M-60 0h11.5M48.5 0H60" stroke={GOLD} strokeWidth="5" />
      <path d="M-8-58a8 7 0 0 1 16 0" fill="none" stroke="var(--color-coin)" strokeWidth="3.5" />
      <path d="M-3 57h6l2.5 9h-11z" fill={FIRE} />
      <g fill="var(--color-coin)">
        <rect x="-21" y="-59" width="42" height="10" rx="3.5" />
        <rect x="-21" y="49" width="42" height="9" rx="3.5" />
      </g>
    </>
  ),
  /** 눈송이: the picture is the heart of a flake. */
  'frame-snow': (
    <>
      <circle r="50" fill="none" stroke="var(--color-gem)" strokeWidth="4" />
      {around.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path
            d="M0-49v-14.5M-7-63 0-56.5 7-63"
            fill="none"
            stroke="var(--color-info)"
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cy="-58.5" r="3.5" fill="var(--color-gem)" transform="rotate(30)" />
        </g>
      ))}
    </>
  ),
  /** 별자리: seven stars and the lines between them. */
  'frame-star': (
    <g stroke="var(--color-rune)" strokeLinejoin="round">
      <path d="M37-44 57.5-2 42.4 41 2 57-41 42.4-57.5 0-39.1-43.5" fill="none" strokeWidth="4" />
      <g fill={GOLD} strokeWidth="2.5">
        <path d="m37-61 4.4 12.6L54-44l-12.6 4.4L37-27l-4.4-12.6L20-44l12.6-4.4z" />
        <circle cx="57.5" cy="-2" r="5" />
        <circle cx="42.4" cy="41" r="6.5" />
        <circle cx="2" cy="57" r="5" />
        <circle cx="-41" cy="42.4" r="6.5" />
        <circle cx="-57.5" r="5" />
        <circle cx="-39.1" cy="-43.5" r="6.5" />
      </g>
      <path
        d="m0-65 2.1 5.9L8-57l-5.9 2.1L0-49l-2.1-5.9L-8-57l5.9-2.1z"
        fill={GOLD}
        stroke="none"
      />
    </g>
  ),
} satisfies Record<string, ReactNode>

/** What a frame of this name looks like; nothing where there is none. It reaches a sixth beyond the picture. */
export function AvatarFrame({ name }: { name: string }) {
  return (
    isFrame(name) && (
      <svg
        viewBox="-66 -66 132 132"
        aria-hidden="true"
        className="pointer-events-none absolute -top-[16%] -left-[16%] size-[132%] max-w-none"
      >
        {frames[name]}
      </svg>
    )
  )
}

function isFrame(name: string): name is keyof typeof frames {
  return Object.hasOwn(frames, name)
}
