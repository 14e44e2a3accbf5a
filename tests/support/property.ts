import fc from "fast-check";

/**
 * Random inputs for the tests of rules. They are the same in every run, so that what fails has to do with what was
 * changed. To hunt for rare ones: PROPERTY_SEED=7 PROPERTY_TIMES=100 npx vitest run --testTimeout=900000 <files>.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });

const times = Number(process.env.PROPERTY_TIMES ?? 1);

/** The parameters of a run with so many inputs. */
export const inputs = (count: number) => ({ numRuns: count * times });

export { fc };
