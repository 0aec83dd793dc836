import type { ReactNode } from 'react'
import { plantHref, type PlantLook } from './plant-symbols'

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: '익을 때까지 기다려요',
    text: '새싹, 초록, 줄무늬 주황을 지나 빨갛게 익어요.',
    picture: (
      <>
        <Drawn look="sprout" x={6} />
        <Drawn look="green" x={46} />
        <Drawn look="orange" x={86} />
        <Drawn look="red" x={126} />
        <path
          d="M44 14h88m-6-5 6 5-6 5"
          fill="none"
          stroke="var(--color-text-3)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    title: '빨간 것만 톡!',
    text: '4개를 이어 딸 때마다 점수가 커져요. 최대 5배예요.',
    picture: (
      <>
        <Drawn look="red" x={24} />
        <use href="#tomato-splash" x={12} y={18} width={66} height={66} />
        <text x="98" y="50" fontSize="22" fontWeight="800" fill="var(--color-text)">
          +10
        </text>
        <text x="98" y="70" fontSize="15" fontWeight="600" fill="var(--color-ember)">
          ×2.5
        </text>
      </>
    ),
  },
  {
    title: '서두르거나 놓치면',
    text: '덜 익은 것을 따면 5점을 잃고, 터지게 두면 콤보가 끊겨요. 별이 뜬 황금 토마토는 3초를 더해 줘요.',
    picture: (
      <>
        <Drawn look="burst" x={6} />
        <Drawn look="green" x={46} />
        <text x="62" y="22" fontSize="14" fontWeight="800" fill="var(--color-danger)">
          −5
        </text>
        <Drawn look="golden" x={110} />
        <text x="112" y="22" fontSize="14" fontWeight="800" fill="var(--color-coin)">
          +3초
        </text>
      </>
    ),
  },
]

function Drawn({ look, x }: { look: PlantLook; x: number }) {
  return <use href={plantHref(look)} x={x} y={28} width={44} height={44} />
}

/** How the field is played, in three pictures. */
export function HowToPlay() {
  return (
    <ol className="grid gap-3 md:grid-cols-3">
      {STEPS.map(({ title, text, picture }, at) => (
        <li key={title} className="overflow-clip corner-card bg-surface-1">
          <svg aria-hidden="true" viewBox="0 0 176 80" className="block w-full bg-surface-2">
            {picture}
          </svg>
          <div className="px-5 py-4">
            <h3 className="font-semibold">
              {at + 1}. {title}
            </h3>
            <p className="mt-1 text-sm text-text-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
