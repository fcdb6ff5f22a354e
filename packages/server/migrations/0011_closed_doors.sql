CREATE TABLE "personnel_file_withheld" (
	"case_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"column" text NOT NULL,
	CONSTRAINT "personnel_file_withheld_case_id_row_column_pk" PRIMARY KEY("case_id","row","column")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"environment" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "installation_once" CHECK ("installation"."id")
);
--> statement-breakpoint
-- What was chosen as the feature personnel-file is now the grant of that name: it sends files and reads no original.
ALTER TABLE "machine_tokens" RENAME COLUMN "features" TO "grants";--> statement-breakpoint
ALTER TABLE "bankid_orders" ADD COLUMN "identity_link_id" uuid;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "pid" text;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "realm" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "withheld_email_digest" text;--> statement-breakpoint
ALTER TABLE "personnel_file_cases" ADD COLUMN "left_out" integer;--> statement-breakpoint
ALTER TABLE "personnel_file_drafts" ADD COLUMN "left_out" integer;--> statement-breakpoint
ALTER TABLE "personnel_file_staged" ADD COLUMN "withheld_email_digest" text;--> statement-breakpoint
ALTER TABLE "personnel_file_staged" ADD COLUMN "manager_pid" text;--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "realm" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "binding" text;--> statement-breakpoint
ALTER TABLE "sso_realms" ADD COLUMN "email_is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "personnel_file_withheld" ADD CONSTRAINT "personnel_file_withheld_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_tokens" ADD CONSTRAINT "machine_tokens_replaced_by_machine_tokens_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."machine_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personnel_file_drafts_client_number_index" ON "personnel_file_drafts" USING btree ("client_number");--> statement-breakpoint
UPDATE "personnel_file_cases" SET "left_out" = (SELECT count(*) FROM "personnel_file_left_out" WHERE "case_id" = "personnel_file_cases"."id") WHERE "staged_at" IS NOT NULL;--> statement-breakpoint
-- An address that is known to be that of somebody with a protected identity stands nowhere as text; the next import finds the rest.
UPDATE "employees" kept SET "manager_text" = NULL, "manager_employee_id" = shielded."id"
  FROM "accounts" a JOIN "employees" shielded ON shielded."pid" = a."pid" AND shielded."protected_identity"
  WHERE kept."client_number" = shielded."client_number" AND lower(kept."manager_text") = a."email";--> statement-breakpoint
UPDATE "units" kept SET "invoice_reference" = NULL
  FROM "accounts" a JOIN "employees" shielded ON shielded."pid" = a."pid" AND shielded."protected_identity"
  WHERE kept."client_number" = shielded."client_number" AND lower(kept."invoice_reference") = a."email";--> statement-breakpoint
-- Names of files hold no identity number any longer; the bytes stay as they were sent.
UPDATE "personnel_file_drafts" SET "name" = regexp_replace("name", '(?<![0-9])(?:((?:18|19|20)[0-9]{2})[0-9]{4}|([0-9]{2})[01][0-9]{3})[-+ ]?[0-9]{4}(?![0-9])', '\1\2••••••••', 'g');--> statement-breakpoint
UPDATE "personnel_file_drafts" SET "report" = jsonb_set("report", '{file,name}', to_jsonb("name")) WHERE "report" IS NOT NULL;--> statement-breakpoint
UPDATE "personnel_file_cases" SET "name" = regexp_replace("name", '(?<![0-9])(?:((?:18|19|20)[0-9]{2})[0-9]{4}|([0-9]{2})[01][0-9]{3})[-+ ]?[0-9]{4}(?![0-9])', '\1\2••••••••', 'g');--> statement-breakpoint
UPDATE "personnel_file_cases" SET "report" = jsonb_set("report", '{file,name}', to_jsonb("name"));
