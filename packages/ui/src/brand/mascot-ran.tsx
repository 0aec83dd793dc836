import {
  MascotFace,
  mascotAir,
  mascotArmsBehind,
  mascotLegs,
  mascotStances,
  type MascotPose,
} from './mascot-face.js'

/** The handle swings with what it feels. */
const handles = {
  wait: 'M37 27q0-11 11-11t11 11M48 16v-5',
  talk: 'M37 27q-2-12 9-12t13 12M45.5 15l-1.5-5',
  cheer: 'M37 27q1-12 13-12t9 12M50.5 15l2-5',
  sorry: 'M37 27Q26 16 36 14T59 27M33 15.5l-4-2.5',
}

/** 란: a little paper lantern that winks. */
export function MascotRan({ pose }: { pose: MascotPose }) {
  return (
    <>
      <path d={mascotAir[pose]} />
      <g transform={mascotStances[pose]}>
        <path d={mascotLegs[pose]} />
        <path d={mascotArmsBehind[pose]} />
        <path d={handles[pose]} />
        <path
          d="M34 33h28c7 5 12 13 12 23s-5 18-12 22H34c-7-4-12-12-12-22s5-18 12-23z"
          fill="#ffc94d"
        />
        <path
          d="M33 26h30a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H33a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3z"
          fill="#ff7a3d"
        />
        <path
          d="M33 76h30a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3H33a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3z"
          fill="#ff7a3d"
        />
        <path d="M38 41.500q10 3 20 0" stroke="#ff7a3d" />
        <circle cx="31.5" cy="63" r="4.2" fill="#ff7a3d" stroke="none" />
        <circle cx="64.5" cy="63" r="4.2" fill="#ff7a3d" stroke="none" />
        <MascotFace pose={pose} isWinking />
      </g>
    </>
  )
}
