import { LostPath } from './lost-path'

/** A theme that was taken down, or never was. */
export function LostTheme() {
  return LostPath({
    title: '찾는 이야기가 여기에 없어요.',
    reason: '만든 이가 내렸거나 주소가 바뀐 이야기예요.',
  })
}
