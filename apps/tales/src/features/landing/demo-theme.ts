/** 밀실 도서관의 여섯 번째 열쇠: told live on the landing page, and the story whose memory it shows below. */
export const DEMO_THEME = '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15'
