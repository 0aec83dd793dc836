export const THEME_FIELD_COPY = {
  genreUnknown: '없는 장르예요. 다른 장르를 선택해 주세요.',
  searchTooLong: '검색어는 50자까지 입력할 수 있어요.',
} as const
