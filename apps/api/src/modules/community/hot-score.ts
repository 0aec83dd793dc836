/** A day later a post needs twice the points to stand as high. */
const HALF_LIFE_S = 24 * 3_600
const DECAY_S = HALF_LIFE_S / Math.LN2
/** Keeps the numbers small. */
const EPOCH_S = Date.UTC(2026, 0, 1) / 1_000

const POINTS_OF_COMMENTER = 2
const POINTS_OF_REPORT = 3

/**
 * What `sort=hot` orders by: likes, twice the people who commented, less thrice the open reports, against age. As a
 * logarithm of the points plus the time of writing it needs no recount while time passes: all posts lose the same.
 * People are counted, not comments, so that two who argue do not lift a post.
 */
export function hotScore({
  createdAt,
  likes,
  commenters,
  reports,
}: {
  createdAt: Date
  likes: number
  commenters: number
  reports: number
}): number {
  const points = likes + POINTS_OF_COMMENTER * commenters - POINTS_OF_REPORT * reports
  const weight = Math.sign(points) * Math.log1p(Math.abs(points))
  return weight + (createdAt.getTime() / 1_000 - EPOCH_S) / DECAY_S
}
