export const PROFILE_FIELD_COPY = {
  description: '150자까지 입력할 수 있어요.',
  descriptionLines: '줄은 세 번까지 바꿀 수 있어요.',
  birthday: '2001-03-09처럼 실제 생년월일을 입력해 주세요.',
  birthdayFixed: '만 15세가 되기 전에는 생일을 지우거나 앞당길 수 없어요.',
} as const
