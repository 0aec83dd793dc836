/** What a person reads when a field is refused. */
export const PROFILE_FIELD_COPY = {
  description: '150자까지 입력할 수 있어요.',
  descriptionLines: '줄은 세 번까지 바꿀 수 있어요.',
  birthday: '2001-03-09처럼 실제 생년월일을 입력해 주세요.',
} as const
