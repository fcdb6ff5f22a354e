/** The id of the place where a reply is written; links lead to it. */
export const REPLY = 'svar'
