import { LostPath } from './lost-path'

/** Somebody who is not there, has left, or is not to be seen by whoever asks: which of them stays unsaid. */
export function LostProfile() {
  return (
    <LostPath
      title="보이지 않는 프로필이에요."
      reason="주소가 바뀌었거나 볼 수 없게 된 프로필이에요."
    />
  )
}
