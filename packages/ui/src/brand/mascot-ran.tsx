import { MascotFace, mascotGestures, type MascotPose } from './mascot-face.js'

/** 란: a little paper lantern that winks. */
export function MascotRan({ pose }: { pose: MascotPose }) {
  return (
    <>
      <path d="M48 10v6M40 82v6M56 82v6" />
      <path d="M36 27q0-11 12-11t12 11" />
      <path
        d="M34 33h28c7 5 12 13 12 23s-5 18-12 22H34c-7-4-12-12-12-22s5-18 12-23z"
        fill="#ffc94d"
      />
      <path
        d="M33 27h30a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H33a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z"
        fill="#ff7a3d"
      />
      <path
        d="M33 76h30a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H33a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2z"
        fill="#ff7a3d"
      />
      <circle cx="31.5" cy="63.5" r="3.8" fill="#ff7a3d" stroke="none" />
      <circle cx="64.5" cy="63.5" r="3.8" fill="#ff7a3d" stroke="none" />
      <path d={mascotGestures[pose]} />
      <MascotFace pose={pose} isWinking />
    </>
  )
}
