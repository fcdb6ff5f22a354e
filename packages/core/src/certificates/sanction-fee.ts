/** What an employer may have to pay who lets somebody work without a valid certificate of fitness, in kronor. AFS 2023:15, 2:17. */
export const SANCTION_FEE = { base: 15_000, perFurtherEmployee: 271, most: 150_000 } as const
