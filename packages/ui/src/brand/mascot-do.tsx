import {
  MascotFace,
  mascotAir,
  mascotArmsBehind,
  mascotLegs,
  mascotStances,
  type MascotPose,
} from './mascot-face.js'

/** The lick of flame on its head, from the body's left shoulder to the right one. */
const licks = {
  wait: 'C38.5 20 48 19 50 10c0 8 8 11 9 18.5',
  talk: 'C37.5 20 48 20 54 9c-1 8 5 12 5 19.5',
  cheer: 'C33 22 35 15 36 11q6 2 8 8Q46 11 51 6.5c0 9 9 11 8 22',
  sorry: 'C37 23 33 20 29 20q9-6 18-3 10 3 12 11.5',
}

/** 도: a round ember with a lick of flame. */
export function MascotDo({ pose }: { pose: MascotPose }) {
  return (
    <>
      <path d={mascotAir[pose]} />
      <g transform={mascotStances[pose]}>
        <path d={mascotLegs[pose]} />
        <path d={mascotArmsBehind[pose]} />
        <path d={`M59 28.5A29 29 0 1 1 37 28.5${licks[pose]}z`} fill="#ff7a3d" />
        <path
          d="M49 28c1 3.6 4.6 5 4.6 9.4a5 5 0 0 1-10 0C43.6 33.8 47.8 32 49 28z"
          fill="#ffc94d"
          stroke="none"
        />
        <circle cx="31.5" cy="63.5" r="4.2" fill="#ffc94d" stroke="none" />
        <circle cx="64.5" cy="63.5" r="4.2" fill="#ffc94d" stroke="none" />
        <MascotFace pose={pose} />
      </g>
    </>
  )
}
