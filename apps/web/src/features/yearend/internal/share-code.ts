const CODE = /^[1-9A-HJ-NP-Za-km-z]{10}$/

export const isShareCode = (text: string): boolean => CODE.test(text)
