import type { ReactNode } from 'react'
import { MORNING_MOODS, type MorningMood } from '@doran/contract/limits'

/** The sky of a mood, and dawn until one is chosen. Decoration: the words beside it say the same. */
export function Sky({ mood }: { mood: MorningMood | null }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg
        viewBox="0 0 360 200"
        preserveAspectRatio="xMaxYMid meet"
        className="absolute inset-0 size-full"
      >
        <Layer isShown={mood === null}>
          <circle cx="276" cy="176" r="92" className="fill-ember opacity-15" />
          <circle cx="276" cy="176" r="58" className="fill-ember opacity-30" />
        </Layer>
        {MORNING_MOODS.map((each) => (
          <Layer key={each} isShown={mood === each}>
            {SKIES[each]}
          </Layer>
        ))}
      </svg>
      <svg
        viewBox="0 0 360 40"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-10 w-full"
      >
        <path d="M0 18C60 0 112 4 168 16s124 12 192-8v32H0z" className="fill-surface-2" />
      </svg>
    </div>
  )
}

function Layer({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <g
      className={`transition-opacity duration-(--motion-reveal) ease-sallang ${isShown ? 'opacity-100' : 'opacity-0'}`}
    >
      {children}
    </g>
  )
}

/** Where they stand, and how large they are. */
const STARS = [
  [214, 48, 3],
  [236, 104, 2],
  [330, 34, 2.5],
  [196, 92, 2],
  [348, 132, 2],
] as const

const CLOUD = 'M232 112a24 24 0 0 1 2-48 34 34 0 0 1 64-8 28 28 0 0 1 10 56z'

const SKIES: Record<MorningMood, ReactNode> = {
  sun: (
    <>
      <circle cx="276" cy="84" r="84" className="fill-coin opacity-15" />
      <circle cx="276" cy="84" r="46" className="fill-coin opacity-35" />
    </>
  ),
  cloud: (
    <>
      <circle cx="304" cy="66" r="34" className="fill-coin opacity-40" />
      <path d={CLOUD} className="fill-surface-3" />
      <path
        d={CLOUD}
        transform="translate(-46 44) scale(.72)"
        className="fill-surface-3 opacity-70"
      />
    </>
  ),
  rain: (
    <>
      <path d={CLOUD} className="fill-surface-3" />
      <path
        d="M238 126l-6 18M262 126l-8 26M286 126l-6 18M310 126l-8 26"
        className="fill-none stroke-info opacity-70"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  fog: (
    <>
      <circle cx="276" cy="84" r="40" className="fill-text-3 opacity-25" />
      <path
        d="M196 70h118M222 92h128M186 114h104M236 136h110"
        className="fill-none stroke-text-3 opacity-50"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  ),
  star: (
    <>
      <path d="M300 50a40 40 0 1 0 26 66 34 34 0 0 1-26-66z" className="fill-rune opacity-60" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} className="fill-coin" />
      ))}
    </>
  ),
}
