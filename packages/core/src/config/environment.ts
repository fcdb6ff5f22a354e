export const ENVIRONMENTS = ['local', 'development', 'preprod', 'demo', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/**
 * The environment of a host name by the table of the configuration. What the table names neither exactly nor by its
 * beginning (which ends with a dot) is production. @spec §9
 */
export function environmentOfHost(host: string, table: Readonly<Record<string, Environment>>): Environment {
  const names = Object.keys(table)
  const name =
    names.find(exact => exact === host) ?? names.find(part => part.endsWith('.') && host.startsWith(part))
  return (name !== undefined && table[name]) || 'production'
}
