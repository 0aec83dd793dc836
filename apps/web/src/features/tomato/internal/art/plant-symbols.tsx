import type { TomatoStage } from '@doran/game-engine'

const LEAF = '#5f9e3a'
const LEAF_DARK = '#3f7526'
const STEM = '#4d8a30'

/** Which drawing stands for a plant. */
export type PlantLook = TomatoStage | 'golden'

export const lookOf = ({ stage, isGolden }: { stage: TomatoStage; isGolden: boolean }): PlantLook =>
  isGolden ? 'golden' : stage

/** The address of a drawing within the page. */
export const plantHref = (look: PlantLook) => `#tomato-${look}`

/**
 * The drawings of a field, once a page: each stage has a shape and a mark of its own, so that none is told by its
 * colour alone.
 */
export function PlantSymbols() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="tomato-empty" viewBox="0 0 48 48">
        <Mound />
        <circle cx="17" cy="40" r="1.3" fill="#00000030" />
        <circle cx="29" cy="41.5" r="1.6" fill="#00000030" />
      </symbol>
      <symbol id="tomato-sprout" viewBox="0 0 48 48">
        <Mound />
        <path d="M24 40V29" stroke={STEM} strokeWidth="2.6" strokeLinecap="round" />
        <path d="M24 31c-9 1-12-4-12-8 7-1 12 2 12 8Z" fill={LEAF} />
        <path d="M24 30c0-7 5-10 12-9 0 5-4 9-12 9Z" fill={LEAF_DARK} />
      </symbol>
      <symbol id="tomato-green" viewBox="0 0 48 48">
        <Mound />
        <path d="M24 41V19" stroke={STEM} strokeWidth="2.6" strokeLinecap="round" />
        <path d="M24 38c-8 1-11-3-11-6 6-1 11 1 11 6Z" fill={LEAF} />
        <circle cx="24" cy="23" r="8.5" fill="#93c953" stroke="#55852b" strokeWidth="1.6" />
        <Calyx y={15} size={0.7} />
      </symbol>
      <symbol id="tomato-orange" viewBox="0 0 48 48">
        <Mound />
        <path d="M24 42V20" stroke={STEM} strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="24" cy="24" r="11.5" fill="#f39a3c" stroke="#b1600f" strokeWidth="1.6" />
        <path
          d="M17 16c-3 5-3 11 0 16M24 13v22M31 16c3 5 3 11 0 16"
          fill="none"
          stroke="#9c5209"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <Calyx y={13} size={0.85} />
      </symbol>
      <symbol id="tomato-red" viewBox="0 0 48 48">
        <Mound />
        <path
          d="M24 12c10-3 18 3 18 13 0 11-8 17-18 17S6 36 6 25C6 15 14 9 24 12Z"
          fill="#e23c2c"
          stroke="#8f150d"
          strokeWidth="1.8"
        />
        <path
          d="M12 25c0-5 2-8 6-9"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="13.5" cy="30" r="1.7" fill="#fff" />
        <Calyx y={12} size={1.1} />
      </symbol>
      <symbol id="tomato-golden" viewBox="0 0 48 48">
        <Mound />
        <path
          d="M24 12c10-3 18 3 18 13 0 11-8 17-18 17S6 36 6 25C6 15 14 9 24 12Z"
          fill="#f7c52f"
          stroke="#8a6200"
          strokeWidth="1.8"
        />
        <path
          d="m24 17.5 2.9 6 6.6.9-4.8 4.6 1.2 6.6L24 32.5l-5.9 3.1 1.2-6.6-4.8-4.6 6.6-.9Z"
          fill="#fff7d6"
          stroke="#8a6200"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <Calyx y={12} size={1.1} />
      </symbol>
      <symbol id="tomato-burst" viewBox="0 0 48 48">
        <Mound />
        <path
          d="M13 35c2-3 6-2 8-4 3 2 6-1 9 2 4 0 6 3 4 5-6 3-17 3-21 1-2-1-1-3 0-4Z"
          fill="#a8483d"
          stroke="#6f1c14"
          strokeWidth="1.4"
        />
        <path d="m17 20 12 10M29 20 17 30" stroke="#8a7e72" strokeWidth="3" strokeLinecap="round" />
      </symbol>
      <symbol id="tomato-splash" viewBox="0 0 48 48">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path
            key={turn}
            d="M24 4c2 3 2 6 0 8-2-2-2-5 0-8Z"
            fill="#e23c2c"
            transform={`rotate(${turn} 24 24)`}
          />
        ))}
      </symbol>
    </svg>
  )
}

function Mound() {
  return <ellipse cx="24" cy="42" rx="16" ry="4.5" fill="#8a6242" opacity="0.55" />
}

function Calyx({ y, size }: { y: number; size: number }) {
  return (
    <path
      d="M0 0c-4-4-8-3-10-1 3 1 5 3 6 5 1-1 2-2 4-2 2 0 3 1 4 2 1-2 3-4 6-5-2-2-6-3-10 1Zm0 0v-5"
      fill={LEAF}
      stroke={LEAF_DARK}
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`translate(24 ${y}) scale(${size})`}
    />
  )
}
