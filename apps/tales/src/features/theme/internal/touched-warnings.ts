/** What people mean by the same thing when they say what they do not want to read. */
const ALIKE: readonly RegExp[] = [
  /폭력|몸싸움|싸우|싸움|다툼|협박|때리|맞는|괴롭|학대|위협/u,
  /무서|공포|오싹|귀신|유령|괴담|소름|섬뜩|호러/u,
  /어둠|어두|캄캄|밀폐|폐쇄|폐소|갇히|갇힌|갇혀|좁은 곳/u,
  /죽음|죽는|죽은|죽이|사망|잃은|잃는|상실|장례|이별|헤어/u,
  /(?:^|[\s·,])병(?:$|[\s·,]|이|과|에|을|원|든|실)|투병|질병|아프|아픈|환자|암에|수술/u,
  /거짓말|속이|속임|배신|바람피/u,
  /(?:^|[\s·,])피(?:$|[\s·,]|가|와|를)|유혈|다치|상처|잔인|고어|칼/u,
  /벌레|곤충|거미|지네|바퀴/u,
  /(?:^|[\s·,])술(?:$|[\s·,]|을|과|에)|음주|담배|흡연|마약|약물/u,
  /자해|자살|극단적/u,
  /(?:^|[\s·,])불(?:$|[\s·,]|이|에|과)|화재|재난|사고|지진|침몰/u,
]
const PARTICLE =
  /(?:에서는|에게는|으로는|에서|에게|으로|하고|이나|이랑|까지|부터|은|는|이|가|을|를|의|와|과|도|만|에|로|나)$/u
/** Words of such a text that are not what it is about. */
const EMPTY =
  /^(?:장면|내용|이야기|분위기|묘사|표현|부분|것|거|하는|나오는|있는|없는|너무|정말|진짜|싫어요|싫어|싫음|가벼운|심한|관한|대한|그런|모든|가족에게|사람|사람이)$/u

/** Which of a theme's warnings somebody's bounds touch; a word in common or what is meant alike is enough. */
export function touchedWarnings(bounds: string, warnings: readonly string[]): string[] {
  const words = topicsOf(bounds)
  const meant = ALIKE.filter((alike) => alike.test(bounds))
  return warnings.filter(
    (warning) =>
      meant.some((alike) => alike.test(warning)) || words.some((word) => warning.includes(word)),
  )
}

function topicsOf(text: string): string[] {
  return (text.match(/[가-힣A-Za-z]+/gu) ?? [])
    .filter((word) => !EMPTY.test(word))
    .map((word) => (word.length > 2 ? word.replace(PARTICLE, '') : word))
    .filter((word) => word.length > 1 && !EMPTY.test(word))
}
