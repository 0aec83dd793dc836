export const REPORT_FIELD_COPY = {
  reportDetail: '500자까지 입력할 수 있어요.',
} as const
