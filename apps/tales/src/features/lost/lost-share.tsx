import { LostPath } from './lost-path'

/** A link that was withdrawn, or never was: which of them stays unsaid. */
export function LostShare() {
  return <LostPath title="볼 수 없는 링크예요." reason="공유가 끝났거나 주소가 잘못됐어요." />
}
