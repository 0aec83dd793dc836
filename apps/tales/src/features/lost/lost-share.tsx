import { LostPath } from './lost-path'

/** A link that was withdrawn, or never was: which of them stays unsaid. */
export function LostShare() {
  return (
    <LostPath
      title="이 길은 아직 쓰이지 않았어요."
      reason="공유를 거두었거나 주소가 다른 링크예요."
    />
  )
}
