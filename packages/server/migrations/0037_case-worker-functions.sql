CREATE TABLE "case_worker_functions" (
	"account_id" uuid NOT NULL,
	"function" text NOT NULL,
	CONSTRAINT "case_worker_functions_account_id_function_pk" PRIMARY KEY("account_id","function")
);
--> statement-breakpoint
ALTER TABLE "case_worker_functions" ADD CONSTRAINT "case_worker_functions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Case workers have done everything until now, and keep it until somebody takes it from them.
INSERT INTO "case_worker_functions" ("account_id", "function")
SELECT "accounts"."id", "given"."function"
FROM "accounts" CROSS JOIN (VALUES ('orders'), ('personnel-files'), ('complaints'), ('invoices'), ('students'), ('data-protection')) AS "given" ("function")
WHERE "accounts"."is_case_worker";
