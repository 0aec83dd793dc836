const NAMES: Readonly<Record<string, string>> = {
  password: '이메일과 비밀번호',
  kakao: '카카오',
  naver: '네이버',
  google: 'Google',
  apple: 'Apple',
}

export function nameOfSignIn(key: string): string {
  return NAMES[key] ?? key
}
