export type MascotPose = 'wait' | 'talk' | 'cheer' | 'sorry'

const ink = '#1a0e08'
const line = { fill: 'none', stroke: ink, strokeWidth: 2.6, strokeLinecap: 'round' } as const

const mouths = {
  wait: <path d="M46.5 63.5q3 1.8 6-.6" {...line} />,
  talk: <path d="M42.5 61q6.5 2 12 0 .3 9-6 9t-6-9z" fill={ink} stroke="none" />,
  cheer: <path d="M39.5 60q8.5 2.6 17 0-.6 12-8.5 12t-8.5-12z" fill={ink} stroke="none" />,
  sorry: <path d="M43.5 66.5q2.2-3 4.5-1t4.5-1" {...line} />,
}

/** Where the look goes: up and away while waiting, down when sorry. */
const looks = {
  wait: { dx: 1.6, cy: 52.5, ry: 3.5 },
  talk: { dx: 0, cy: 53.5, ry: 3.7 },
  cheer: { dx: 0, cy: 53.5, ry: 3.7 },
  sorry: { dx: -1, cy: 57.5, ry: 2.7 },
}

function Eye({ x, pose, isWinking }: { x: number; pose: MascotPose; isWinking?: boolean }) {
  if (isWinking) return <path d={`M${x - 4} 54q4 3.6 8 0`} {...line} />
  if (pose === 'cheer') return <path d={`M${x - 4.5} 55q4.5-6.5 9 0`} {...line} />
  const { dx, cy, ry } = looks[pose]
  return <ellipse cx={x + dx} cy={cy} rx="2.8" ry={ry} fill={ink} stroke="none" />
}

export function MascotFace({ pose, isWinking = false }: { pose: MascotPose; isWinking?: boolean }) {
  return (
    <>
      <Eye x={39} pose={pose} />
      <Eye x={57} pose={pose} isWinking={isWinking} />
      {pose === 'sorry' && <path d="m34 51.5 6-3.5M62 51.5 56 48" {...line} />}
      {mouths[pose]}
    </>
  )
}

/** How the whole figure stands: leaning in to talk, off the ground in joy, bowed when sorry. */
export const mascotStances = {
  wait: undefined,
  talk: 'rotate(7 48 84)',
  cheer: 'translate(0 -3.5)',
  sorry: 'rotate(-5 48 86) translate(-1.9 7.4) scale(1.04 .92)',
}

export const mascotLegs = {
  wait: 'M40 82q-1 5-7 5M56 82q1 5 7 5',
  talk: 'M40 82v6M56 82l2 5.5',
  cheer: 'M39 80l-6 6M57 80l6 6',
  sorry: 'M43 82v6M53 82v6',
}

/** Arms that come from behind the body. */
export const mascotArmsBehind = {
  wait: 'M22 61q-6 4-4 11M74 61q6 4 4 11',
  talk: 'M22 62q-9 2-7 9M72 58q11 0 12-11',
  cheer: 'M24 56Q12 50 11 35M72 56q12-6 13-21',
  sorry: 'M22 64q-7 3-6 12M74 64q7 3 6 12',
}

/** What flies about them: dots of a wait, sound, sparks over a hop, a drop. */
export const mascotAir = {
  wait: 'M73 21h.01M81 19h.01M89 21h.01',
  talk: 'M81.5 27q4 2.5 4.5 8M86.5 20q6 4.5 7 13',
  cheer: 'M18 12v7M14.5 15.5h7M79 10v7M75.5 13.5h7M40 92h16',
  sorry: 'M82 27q-5.5 7.5 0 10 5.5-2.5 0-10z',
}
