CREATE TABLE "personnel_file_shielded" (
	"case_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "personnel_file_shielded_case_id_digest_pk" PRIMARY KEY("case_id","digest")
);
--> statement-breakpoint
ALTER TABLE "personnel_file_shielded" ADD CONSTRAINT "personnel_file_shielded_case_id_personnel_file_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."personnel_file_cases"("id") ON DELETE no action ON UPDATE no action;