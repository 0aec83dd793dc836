export const SEARCH_FIELD_COPY = {
  searchQuery: '찾는 말은 100자까지 쓸 수 있어요.',
} as const
