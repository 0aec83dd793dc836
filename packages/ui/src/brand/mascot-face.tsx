export type MascotPose = 'wait' | 'talk' | 'cheer' | 'sorry'

const ink = '#1a0e08'
const line = { fill: 'none', stroke: ink, strokeWidth: 2.6, strokeLinecap: 'round' } as const

const mouths = {
  wait: <path d="M44.5 63q3.5 2.6 7 0" {...line} />,
  talk: <ellipse cx="48" cy="64.5" rx="3.6" ry="4.4" fill={ink} stroke="none" />,
  cheer: <path d="M41.5 61.5q6.5 9.5 13 0z" fill={ink} stroke="none" />,
  sorry: <path d="M44 66q4-4.2 8 0" {...line} />,
}

function Eye({ x, pose, isWinking }: { x: number; pose: MascotPose; isWinking?: boolean }) {
  if (isWinking) return <path d={`M${x - 4} 54.5q4 3.6 8 0`} {...line} />
  if (pose === 'cheer') return <path d={`M${x - 4} 56q4-5.5 8 0`} {...line} />
  return (
    <ellipse
      cx={x}
      cy={pose === 'sorry' ? 56.5 : 54.5}
      rx="2.7"
      ry="3.5"
      fill={ink}
      stroke="none"
    />
  )
}

export function MascotFace({ pose, isWinking = false }: { pose: MascotPose; isWinking?: boolean }) {
  return (
    <>
      <Eye x={39} pose={pose} />
      <Eye x={57} pose={pose} isWinking={isWinking} />
      {pose === 'sorry' && <path d="m34.5 50.5 6-3M61.5 50.5l-6-3" {...line} />}
      {mouths[pose]}
    </>
  )
}

/** Arms and what flies about, in the outline's colour. */
export const mascotGestures = {
  wait: 'M22 61q-6 3-5.5 9.5M74 61q6 3 5.5 9.5',
  talk: 'M22 61q-6 3-5.5 9.5M74 58q7-1 9.5-8M85 31.5q4 2 5 6.5M80.5 36.5q2.5 1.2 3 4',
  cheer: 'M22 56q-8-3-9-12M74 56q8-3 9-12M10 28v-6M7 25h6M86 30v-6M83 27h6M22 14v-4M20 12h4',
  sorry: 'M21 63q-3 8 4 12M75 63q3 8-4 12M80 36q-3.5 5 0 6.5 3.5-1.5 0-6.5',
}
