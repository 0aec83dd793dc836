export const NEWS_FIELD_COPY = {
  newsTitle: '제목을 적어 주세요. 60자까지 쓸 수 있어요.',
  newsBody: '내용을 적어 주세요. 4,000자까지 쓸 수 있어요.',
  newsLink: '사이트 안의 주소를 /로 시작해서 적어 주세요.',
  newsTag: '어떤 소식인지와 영역을 골라 주세요.',
} as const
