/** What a person reads when a field is refused. */
export const THEME_FIELD_COPY = {
  genreUnknown: '그런 장르는 아직 없어요. 다른 장르를 골라 주세요.',
  searchTooLong: '찾는 말은 50자까지 적을 수 있어요.',
} as const
