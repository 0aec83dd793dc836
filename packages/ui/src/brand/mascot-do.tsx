import { MascotFace, mascotGestures, type MascotPose } from './mascot-face.js'

/** 도: a round ember with a lick of flame. */
export function MascotDo({ pose }: { pose: MascotPose }) {
  return (
    <>
      <path d="M40 82v6M56 82v6" />
      <path d="M50 10c0 8 8 11 9 18.5A29 29 0 1 1 37 28.8C38.5 20 48 19 50 10z" fill="#ff7a3d" />
      <path
        d="M49 25c1 4 5 6 5 11a5.5 5.5 0 0 1-11 0c0-4.5 4.5-6 6-11z"
        fill="#ffc94d"
        stroke="none"
      />
      <circle cx="32" cy="63.5" r="4" fill="#ffc94d" stroke="none" />
      <circle cx="64" cy="63.5" r="4" fill="#ffc94d" stroke="none" />
      <path d={mascotGestures[pose]} />
      <MascotFace pose={pose} />
    </>
  )
}
