export const GAME_FIELD_COPY = {
  gameSearchTooLong: '40자까지 찾을 수 있어요.',
} as const
